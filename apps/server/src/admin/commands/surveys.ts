import { open, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { property } from "../../lib/property.ts";
import {
  exportedCampaigns,
  exportSurveyResults,
  type SurveyExport,
} from "../../modules/survey/survey-export.service.ts";
import { type Command, type CommandContext, CommandRefusal, Misuse } from "../command.ts";

function campaignOf(text: string): SurveyExport["campaign"] {
  const campaign = exportedCampaigns.find((one) => one === text);
  if (!campaign)
    throw new Misuse(
      `There is no survey "${text}": choose one of ${exportedCampaigns.join(", ")}.`,
    );
  return campaign;
}

function dayOf(text: string | undefined): { readonly from?: Date } {
  if (text === undefined) return {};
  const from = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(from.getTime()) && from.toISOString().startsWith(text);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || !isDay)
    throw new Misuse("--from must be a date: YYYY-MM-DD.");
  return { from };
}

/** People's answers are only for whoever asked for them. */
const ownersOnly = 0o600;

/** A file that did not exist before. */
async function newFile(path: string) {
  try {
    return await open(path, "wx", ownersOnly);
  } catch (error) {
    if (property(error, "code") === "EEXIST")
      throw new CommandRefusal("file-exists", `${path} already exists: choose another name.`);
    throw new CommandRefusal(
      "not-writable",
      `${path} cannot be written: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

async function write({ database }: CommandContext, path: string, wanted: SurveyExport) {
  const file = await newFile(path);
  try {
    for await (const chunk of exportSurveyResults(database, wanted)) await file.write(chunk);
    const { size } = await file.stat();
    await file.close();
    return size;
  } catch (error) {
    // A partial file must not be taken for all of the answers.
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
}

export const surveys: Command = {
  name: "surveys",
  summary: "Writes the answers to a survey into a CSV file.",
  more: `The surveys are ${exportedCampaigns.join(", ")}. The file has no names or addresses, except the\nfirst names of people who agreed to be quoted. An existing file is left as it is.`,
  operands: [{ name: "SURVEY", about: exportedCampaigns.join(", ") }],
  options: {
    out: { value: "FILE", about: "the file to write", isNeeded: true },
    from: { value: "DAY", about: "only answers since this date, YYYY-MM-DD" },
  },
  prepare(context, { operands: [survey = ""], options }) {
    const wanted = { campaign: campaignOf(survey), ...dayOf(options.from), until: context.now };
    const path = resolve(context.folder, options.out ?? "");
    return Promise.resolve({
      about: [],
      async run() {
        const bytes = await write(context, path, wanted);
        return {
          says: `The answers to ${wanted.campaign} are in ${path}.`,
          data: { campaign: wanted.campaign, file: path, bytes },
        };
      },
    });
  },
};
