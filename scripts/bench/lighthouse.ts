/**
 * Runs Lighthouse against the production build, with its simulated phone and desktop.
 *
 *   npm run lighthouse                      one route per kind of page, medians of three
 *   npm run lighthouse -- /projects /faq    these routes
 *   --phone, --desktop                      only that one
 *   --kinds home,service                    the first route of these kinds
 *   --ci                                    for busy machines: one run per kind, or the median of
 *                                           three if it exceeds a limit; with limits that other
 *                                           work does not affect (`inCi`)
 *
 * Fails if a measurement exceeds its budget (below). Needs a build.
 */
import { parseArgs } from "node:util";
import { browserLaunch } from "../lib/browser.ts";
import {
  categories,
  medianOf,
  runLighthouse,
  type Category,
  type Measurements,
} from "./runLighthouse.ts";
import { serveBuild } from "../lib/serveBuild.ts";
import { onePerKind, pages as sitePages } from "../lib/pages.ts";

type Limits = Pick<Measurements, Category | "fcp" | "lcp" | "cls">;

const allScores = (score: number) =>
  Object.fromEntries(categories.map((id) => [id, score])) as Record<Category, number>;

/** Minimum scores out of 100; maximum times in ms. Blocking time counts through the score. */
const budgets: Limits = { ...allScores(100), fcp: 900, lcp: 1350, cls: 0 };
/**
 * For a single run on a busy machine. Other work adds blocking time. It can also delay the largest
 * paint until scripts have started, a second later, and a font until after the first paint, which
 * shifts text by a thousandth.
 */
const inCi: Limits = {
  ...budgets,
  performance: 70,
  fcp: 1350,
  lcp: 2500,
  cls: 0.005,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    phone: { type: "boolean", default: false },
    desktop: { type: "boolean", default: false },
    ci: { type: "boolean", default: false },
    kinds: { type: "string" },
  },
});

const kinds = values.kinds?.split(",") ?? onePerKind.map(({ kind }) => kind);
const unknown = kinds.filter((wanted) => !onePerKind.some(({ kind }) => kind === wanted));
if (unknown.length > 0) throw new Error(`--kinds: no page is of the kind ${unknown.join(", ")}.`);
const paths =
  positionals.length > 0
    ? positionals
    : onePerKind.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);
const usualRuns = 3;
const limits = values.ci ? inCi : budgets;
const allScreens = ["phone", "desktop"] as const;
const asked = allScreens.filter((screen) => values[screen]);
const screens = asked.length > 0 ? asked : allScreens;

const browser = await browserLaunch();

/** Pages with `noindex`, which is intended here but which Lighthouse counts as a fault. */
const hidden = new Set(sitePages.filter((page) => page.hidden).map(({ path }) => path));

/** The limits exceeded, as text. */
function faults(path: string, medians: Measurements): string[] {
  return [
    ...categories
      .filter((id) => medians[id] < limits[id] && !(id === "seo" && hidden.has(path)))
      .map((id) => `${id} < ${limits[id]}`),
    ...(["fcp", "lcp", "cls"] as const)
      .filter((id) => medians[id] > limits[id])
      .map((id) => `${id} > ${limits[id]}`),
  ];
}

const server = await serveBuild();
let measured = 0;
let broken = 0;
try {
  console.log("screen   perf a11y best  seo   FCP   LCP   TBT    CLS  path");
  for (const path of paths) {
    for (const screen of screens) {
      const results: Measurements[] = [];
      const measure = async (until: number) => {
        while (results.length < until)
          results.push(await runLighthouse(`${server.origin}${path}`, screen, browser));
      };
      await measure(values.ci ? 1 : usualRuns);
      // Interference affects single runs, a page's own cost all of them: the median tells which it is.
      const isLow = faults(path, medianOf(results)).length > 0;
      if (values.ci && isLow) await measure(usualRuns);
      const medians = medianOf(results);
      const found = faults(path, medians);
      if (found.length > 0) broken += 1;
      measured += 1;
      const cells = [
        ...categories.map((id) => String(medians[id]).padStart(4)),
        ...[medians.fcp, medians.lcp, medians.tbt].map((ms) => String(ms).padStart(5)),
        medians.cls.toFixed(3).padStart(6),
      ];
      console.log(screen.padEnd(8), cells.join(" "), "", path, found.join(", "));
    }
  }
} finally {
  server.stop();
}
console.log(`\n${measured - broken} within budget, ${broken} not`);
process.exit(broken === 0 ? 0 : 1);
