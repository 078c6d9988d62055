import { expect, test } from "vitest";
import { system } from "../db/actor.ts";
import { startJobs } from "../lib/jobs.ts";
import { writeLetter } from "../modules/messaging/letter.service.ts";
import { compareLetterPages } from "./letter-pages.ts";
import { withTestDatabase } from "./test-database.ts";

test("a letter that led elsewhere than it does once more fails its test", () =>
  withTestDatabase(async (database) => {
    const jobs = await startJobs(database, { onError: () => {} });
    const write = (path: string) =>
      database.withActor(system("sign-up"), (trx) =>
        writeLetter(
          trx,
          { jobs, publicUrl: "https://regain.test" },
          {
            kind: "welcomePatient",
            to: "rosa@example.org",
            values: { name: "Rosa", username: "rosa" },
            path,
          },
          new Date(),
        ),
      );
    await write("/do-therapy");
    await compareLetterPages(database);
    await write("/dashboard");
    await expect(compareLetterPages(database)).rejects.toThrow(
      "welcomePatient leads to /dashboard, and written once more to /do-therapy.",
    );
    await jobs.stop();
  }));
