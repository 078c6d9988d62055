import { describe, expect, test } from "vitest";
import { english } from "../en/content.ts";
import { calendarParams } from "./calendar-month.ts";
import { clockParams } from "./clock.ts";
import { markup } from "./markup.ts";
import { moneyParams } from "./money.ts";
import { pagePath } from "./page.ts";
import { isPagesVersion, renderPage } from "./pages.ts";
import { mapParams, parseMap, type StreetMap } from "./street-map.ts";

const render = (kind: string, params: string) => renderPage(english, kind, params) ?? "";
const lineOf = (page: string, name: string) =>
  new RegExp(`class="hand ${name}" x1="0" y1="0" x2="([\\d.-]+)" y2="([\\d.-]+)"`)
    .exec(page)
    ?.slice(1)
    .map(Number);

test("what is put into markup is escaped, markup itself is not", () => {
  const name = `<b title="x">Tom & 'Ann'</b>`;
  expect(markup`<p>${name}</p>${[markup`<i>${1}</i>`]}`.markup).toBe(
    "<p>&lt;b title=&quot;x&quot;&gt;Tom &amp; &#39;Ann&#39;&lt;/b&gt;</p><i>1</i>",
  );
});

test("an address says version, locale, kind and what is shown", () => {
  const params = clockParams({ face: "round", hour: 3, minute: 5 });
  expect(pagePath("en-US", "clock", params)).toBe("pages/2/en-US/clock/round-3-05.html");
  expect(["1", "2", "0", "3", "01", "x"].filter(isPagesVersion)).toEqual(["1", "2"]);
});

describe("a clock", () => {
  test("at half past 6 has its long hand down and its short one half way to 7", () => {
    const page = render("clock", "square-6-30");
    expect(lineOf(page, "minute")).toEqual([0, 31]);
    const [x = 0, y = 0] = lineOf(page, "hour") ?? [];
    expect((Math.atan2(x, -y) * 180) / Math.PI + 360).toBeCloseTo(195, 0);
  });

  test("does not say its time to who cannot see it", () => {
    expect(render("clock", "round-4-10")).not.toMatch(/4:10|aria-label="[^"]*\d/);
  });
});

describe("a month", () => {
  test("begins on its weekday and rings the days asked about", () => {
    const params = calendarParams({ year: 2028, month: 2, ringed: [1, 29] });
    expect(params).toBe("2028-02_1_29");
    const page = render("calendar", params);
    const [first = ""] = /<tr><td>.*?<\/tr>/.exec(page) ?? [];
    // February 1, 2028 is a Tuesday.
    expect(first).toMatch(/^<tr><td><\/td><td><\/td><td><mark class="day">1<\/mark>/);
    expect(page).toContain('<mark class="day">29</mark>');
    expect(page.match(/class="day"/g)).toHaveLength(29);
    expect(page).toContain('<th scope="col"><abbr title="Tuesday">Tue</abbr></th>');
  });
});

describe("a map", () => {
  const map: StreetMap = {
    rows: [
      ["a", "b", "c"],
      ["d", "e", "f"],
    ],
    streets: ["a", "b"],
    start: { row: 1, avenue: 0 },
    goal: { row: 0, avenue: 1 },
    closed: { row: 1, avenue: 1, toward: "north" },
  };

  test("is the same map after it was an address", () => {
    expect(mapParams(map)).toBe("abc-def_ab_a10_b01_x11n");
    expect(parseMap(mapParams(map))).toEqual(map);
  });

  test("names its places and streets, and draws what was marked", () => {
    const page = render("map", mapParams(map));
    for (const name of ["Bank", "Bakery", "Library", "Oak Street", "Main Street"])
      expect(page).toContain(`>${name}</text>`);
    expect(page.match(/class="mark"/g)).toHaveLength(2);
    expect(page.match(/class="closed"/g)).toHaveLength(1);
  });

  test("every place and street has a code of its own", () => {
    for (const list of [english.town.places, english.town.streets]) {
      expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
      expect(list.every(({ code }) => /^[a-z]$/.test(code))).toBe(true);
    }
  });
});

test("goods show picture, name and price; bills and coins what they are worth", () => {
  const params = moneyParams({ goods: [{ id: "bread", cents: 305 }], bills: [5], coins: [25, 1] });
  expect(params).toBe("bread-305_b5_c25_c1");
  const page = render("money", params);
  expect(page).toMatch(/src="\.\.\/\.\.\/\.\.\/\.\.\/pictures\/[0-9a-f]{12}\.svg" alt=""/);
  for (const text of ["Bread", "$3.05", ">$5<", ">25¢<", ">1¢<"]) expect(page).toContain(text);
});

test("every good may stand in an address, with its price", () => {
  for (const { id, to } of english.goods)
    expect(
      render("money", moneyParams({ goods: [{ id, cents: to }], bills: [], coins: [] })),
    ).toContain(`$${(to / 100).toFixed(2)}`);
});

describe("a document", () => {
  test("has a heading, and its tables are tables to a screen reader on any screen", () => {
    const page = render("document", "cough-syrup");
    expect(page).toContain("<h1>Hale Cough Syrup</h1>");
    expect(page).toContain('<th role="columnheader" scope="col">How often</th>');
    expect(page).toContain('<th role="rowheader" scope="row">Adult</th>');
    expect(page).toContain('<span class="label">How often</span><span>4 times a day</span>');
  });

  test("every document can be shown, with all that it says", () => {
    for (const { id, title } of english.documents) {
      const page = render("document", id);
      expect(page, id).toContain(`<h1>${markup`${title}`.markup}</h1>`);
      expect(page, id).not.toMatch(/undefined|\[object/);
    }
  });
});

test.each([
  ["clock", "round-0-00"],
  ["clock", "round-12-60"],
  ["clock", "oval-3-00"],
  ["calendar", "2028-13"],
  ["calendar", "2027-02_29"],
  ["calendar", "1999-01"],
  ["map", "ab-cd_a"],
  ["map", "abc-def_zz"],
  ["map", "abc-de_ab"],
  ["map", "abc-def_ab_a02"],
  ["money", ""],
  ["money", "b3"],
  ["money", "bread-0"],
  ["money", Array.from({ length: 17 }, () => "c1").join("_")],
  ["document", "nothing"],
  ["nothing", "round-3-00"],
])("there is no page %s %s", (kind, params) => {
  expect(renderPage(english, kind, params)).toBeUndefined();
});
