import { byteOrderMark, csvLine } from "@regain/contract/csv";
import { expect, test } from "vitest";
import { Refusal } from "../../../lib/http/refusal.ts";
import { peopleIn } from "./csv-table.rules.ts";

const read = (text: string) => peopleIn(Buffer.from(text));
const codeOf = (file: Uint8Array): string => {
  try {
    return `${peopleIn(file).length} people`;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

const ann = { email: "ann@example.org", type: "clinician" };
const bea = { email: "bea@example.org", type: "patient" };

test.each([
  ["with commas", "email,type\nann@example.org,clinician\nbea@example.org,patient\n"],
  ["with semicolons", "email;type\r\nann@example.org;clinician\r\nbea@example.org;patient"],
  ["with tabs", "email\ttype\nann@example.org\tclinician\nbea@example.org\tpatient"],
  [
    "with a byte order mark",
    "\uFEFFemail,type\nann@example.org,clinician\nbea@example.org,patient",
  ],
  ["with quotes", '"Email","Type"\n"ann@example.org","clinician"\n"bea@example.org","patient"'],
  [
    "with other columns, in another order",
    "Name,USER TYPE,E-Mail address\nAnn,clinician,ann@example.org\nBea,patient,bea@example.org",
  ],
  ["with lines as of old", "email,type\rann@example.org,clinician\rbea@example.org,patient\r"],
])("a table %s is read", (_, text) => {
  expect(read(text)).toEqual([
    { ...ann, line: 2 },
    { ...bea, line: 3 },
  ]);
});

test("the names of the columns may be missing", () => {
  expect(read("ann@example.org,clinician\nbea@example.org,patient")).toEqual([
    { ...ann, line: 1 },
    { ...bea, line: 2 },
  ]);
  expect(read("ann.example.org,nurse\nbea@example.org,patient")).toEqual([
    { email: "ann.example.org", type: "nurse", line: 1 },
    { ...bea, line: 2 },
  ]);
  expect(read("ann@example.org\nbea@example.org")).toMatchObject([{ type: "" }, { type: "" }]);
});

test.each(["Typ der Person", "Role", "Wer?"])(
  "of a column of another name, %s, the cells say what people are",
  (name) => {
    const text = `Nr.;E-Mail;${name}\n1;ann@example.org;Clinician\n2;bea@example.org;\n3;cem@example.org;nurse\n4;dan@example.org;patient`;
    expect(read(text).map(({ type }) => type)).toEqual(["Clinician", "", "nurse", "patient"]);
  },
);

test("a word by chance among notes, or what people do, says nothing of the type", () => {
  const notes = "email,notes\nann@example.org,new\nbea@example.org,patient\ncem@example.org,ward 2";
  expect(read(notes)).toMatchObject([{ type: "" }, { type: "" }, { type: "" }]);
  expect(read("email,role\nann@example.org,nurse")).toMatchObject([{ type: "" }]);
});

test("of two columns of types the one that is called so counts, if it is one", () => {
  expect(read("email,group,type\nann@example.org,patients,clinician")).toMatchObject([ann]);
  expect(read("email,role,type\nann@example.org,clinician,full time")).toMatchObject([ann]);
  expect(read("email,type\nann@example.org,nurse")).toMatchObject([{ type: "nurse" }]);
});

test.each([
  ["names of more words", "Email address (work);Typ\n", 2],
  ["a name of another language", "E-Mail-Adresse;Typ\n", 2],
  ["a title", "Staff, spring 2026\n\nE-Mail;Typ\n", 4],
  ["a title that speaks of mail", "Email list\nE-Mail;Typ\n", 3],
  ["a title as spreadsheets write it", "All staff;\nE-Mail;Typ\n", 3],
])("%s above the people: nobody is made of it", (_, above, line) => {
  expect(read(`${above}ann@example.org;clinician`)).toEqual([{ ...ann, line }]);
});

test("who stands above the first address stays, even where theirs lacks its sign", () => {
  const above = ["email.ann.example.org", "ann.email.org", "ann"];
  const text = above.map((email) => `${email},patient\n`).join("");
  expect(read(`${text}bea@example.org,patient`).map(({ email }) => email)).toEqual([
    ...above,
    bea.email,
  ]);
});

test("Excel may say what stands between the cells", () => {
  const [first] = read("sep=;\r\nemail;type\r\nann@example.org;clinician");
  expect(first).toMatchObject(ann);
});

test("cells in quotes may hold what stands between cells, and lines", () => {
  const text =
    'name,email,type\n"Ann, ""the boss""\nof all",ann@example.org,clinician\nx,bea@example.org,patient';
  expect(read(text)).toMatchObject([ann, bea]);
});

test("a mark that is not closed spoils no other row", () => {
  const text = 'email,type\n"ann@example.org,clinician\nbea@example.org,patient\n';
  expect(read(text)).toMatchObject([ann, bea]);
});

test.each([
  [
    "in notes",
    'ann@example.org,clinician,"x\nbea@example.org,patient,12"\ncem@example.org,patient,z\n',
  ],
  [
    "at the front",
    '"ann@example.org,clinician,\nbea@example.org,patient,\n"cem@example.org,patient,\n',
  ],
])("two marks that belong to nothing, %s, swallow nobody between them", (_, people) => {
  expect(read(`email,type,note\n${people}`)).toMatchObject([
    { ...ann, line: 2 },
    { ...bea, line: 3 },
    { email: "cem@example.org", line: 4 },
  ]);
});

test("a note in quotes may name an address", () => {
  const note = '"Call first,\nor write to kim@example.org, please"';
  expect(
    read(`email,type,note\nann@example.org,clinician,${note}\nbea@example.org,patient,`),
  ).toMatchObject([ann, bea]);
});

test("too few cells, too many, empty lines: every row with something in it is kept", () => {
  const text = "email,type\nann@example.org\n\n,,\nbea@example.org,patient,and more\n ,patient\n";
  expect(read(text)).toEqual([
    { email: ann.email, type: "", line: 2 },
    { ...bea, line: 5 },
    { email: "", type: "patient", line: 6 },
  ]);
});

test.each([
  ["UTF-8", Buffer.from("email,type\njosé@example.org,patient")],
  ["Latin-1", Buffer.from("email,type\njosé@example.org,patient", "latin1")],
  ["UTF-16", Buffer.from("\uFEFFemail,type\njosé@example.org,patient", "utf16le")],
])("letters of %s are read", (_, file) => {
  expect(peopleIn(file)).toMatchObject([{ email: "josé@example.org" }]);
});

test("what our own tables keep from being a formula is read as it was meant", () => {
  const table =
    byteOrderMark + csvLine(["email", "type"]) + csvLine(["+ann@example.org", "clinician"]);
  expect(table).toContain("'+ann@example.org");
  expect(read(table)).toMatchObject([{ email: "+ann@example.org" }]);
});

test("what is no table, holds nobody or holds too many is refused", () => {
  const rows = (count: number) =>
    Buffer.from(`email,type\n${"ann@example.org,patient\n".repeat(count)}`);
  const photo = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
  expect(codeOf(Buffer.alloc(0))).toBe("table-empty");
  expect(codeOf(Buffer.from(" \r\n\r\n"))).toBe("table-empty");
  expect(codeOf(Buffer.from("email,type\n"))).toBe("table-empty");
  expect(codeOf(photo)).toBe("not-a-table");
  expect(codeOf(Buffer.from("PK\u0003\u0004"))).toBe("not-a-table");
  expect(codeOf(Buffer.from("name,phone\nAnn,1"))).toBe("not-a-table");
  expect(codeOf(rows(10_000))).toBe("10000 people");
  expect(codeOf(rows(10_001))).toBe("table-too-long");
  const titled = (count: number) => Buffer.concat([Buffer.from("All\nof us\n"), rows(count)]);
  expect(codeOf(titled(10_000))).toBe("10000 people");
  expect(codeOf(titled(10_001))).toBe("table-too-long");
});
