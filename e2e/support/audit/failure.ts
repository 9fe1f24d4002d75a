/** A test that failed, and what it is about. */
import type { Finding } from "./finding.ts";
import type { ReportedChange } from "./reportedChange.ts";

/** A test that failed. */
export type Failure = {
  /** By which Playwright's report finds it. */
  id: string;
  title: string;
  project: string;
  /** Such as `e2e/scenarios/toast.spec.ts`. */
  file: string;
  /** The page that was opened last. */
  path?: string | undefined;
  /** The success criteria of its tags. */
  criteria?: string[];
  findings: Finding[];
  /** What changed in its pictures, which a command accepts. */
  changed: ReportedChange[];
  /** Whether a command accepts its pictures. */
  isAcceptable: boolean;
  /** The drawings of what changed: each by its name, with its file in the report. */
  drawings?: { name: string; file: string }[];
};

export const isStory = ({ project, title }: Failure) =>
  project === "visual" && /^(?!Pages\/).+\//.test(title);
/** All stories of the same file, such as "Widgets/Toast/". */
export const storiesBeside = ({ title }: Failure) => title.slice(0, title.lastIndexOf("/") + 1);

/** The widget or section that a test is about, by the name of its file; none if it is about pages. */
export function subjectOf(failure: Failure): string | undefined {
  if (isStory(failure)) return storiesBeside(failure).split("/").at(-2)!.toLowerCase();
  const [, name] = /(?:scenarios|motion|faults|site)\/(\w+)\.spec/.exec(failure.file) ?? [];
  return name?.toLowerCase();
}

export function placeOfFailure(failure: Failure): string {
  if (isStory(failure)) return storiesBeside(failure).slice(0, -1);
  return failure.title.startsWith("Pages/") ? failure.title.split(".")[0]! : failure.file;
}
