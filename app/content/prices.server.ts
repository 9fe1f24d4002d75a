/** Published prices with VAT, and the worked examples made of them. */
import type { Table, TableRow } from "mdast";
import { pounds, vatRate, withVat } from "../lib/money.ts";
import type { Cost } from "./entries.server.ts";
import type { Example } from "./schema/costs.ts";

type Prices = Pick<Cost, "low" | "typical" | "high">;

/** The typical price as a list of one price or two; empty if there is none. */
const typicalOf = ({ typical }: Prices): number[] => [typical ?? []].flat();

/** The date of a source: what its page says, or else when it was read. */
export const dateOf = ({ dated, read }: Cost["sources"][number]) => dated ?? read;

/** The name of a field with a published price, or two. */
export type PriceField = keyof Cost["from"];

/** The source that a published price names. */
export const sourceOf = ({ sources, from }: Cost, field: PriceField) =>
  // Validated: every price names one.
  sources.find(({ name }) => name === from[field])!;

/** A published price, with VAT added where its source leaves it out; empty if there is no such price. */
export function shownPrices(cost: Cost, field: PriceField): number[] {
  const amounts = [cost[field] ?? []].flat();
  if (amounts.length === 0 || sourceOf(cost, field).vat !== "excluded") return amounts;
  return amounts.map(withVat);
}

/** The job that a page of a service is about: the one it names, or else the service's own first. */
export function jobOf(service: string, costs: Cost[], named?: string): Cost | undefined {
  const ofService = costs.filter(({ services }) => services.includes(service));
  return (
    costs.find(({ slug }) => slug === named) ??
    ofService.find(({ services }) => services[0] === service) ??
    ofService[0]
  );
}

/** The firm's own prices for one kind of a job, if it gives any. */
export const kindOf = ({ ours }: Pick<Cost, "ours">, kind?: string) =>
  ours?.kinds?.rows.find(({ id }) => id === kind);

/** The kind of a job whose price is the usual one, if the firm names one. */
export const usualKindOf = (cost: Pick<Cost, "ours">) => kindOf(cost, cost.ours?.kinds?.usual);

/** The firm's own usual price as a list of one price or two; empty if there is none. */
export function usualOf(cost: Pick<Cost, "ours">): number[] {
  const kind = usualKindOf(cost);
  return kind ? [kind.low, kind.high] : cost.ours ? typicalOf(cost.ours) : [];
}

type Options = {
  /** With the firm's own prices for the jobs. */
  isOurs?: boolean;
  /** The lines whose firm is not registered for VAT. */
  unregistered?: string[];
};

/** A worked example that can't be added up. `dependsOn` is the job whose prices it lacks. */
export class BrokenExample extends Error {
  readonly dependsOn: string[];
  constructor(expected: string, ...dependsOn: string[]) {
    super(expected);
    this.dependsOn = dependsOn;
  }
}

/** Adds a worked example up. @throws BrokenExample if it names a cost or a line that is not there */
export function addUp(
  { lines, contingency }: Example,
  costs: Cost[],
  { isOurs = false, unregistered = [] }: Options = {},
) {
  const done: { id: string; line: string; net: number; amount: number; how: string }[] = [];
  const sumOf = (of: string[], part: "net" | "amount") =>
    of.reduce((sum, id) => {
      const found = done.find((each) => each.id === id);
      if (!found) throw new BrokenExample(`expected the id of a line above; found ${id}`);
      return sum + found[part];
    }, 0);
  for (const { id, line, how = "", cost: job, percent, of, ...own } of lines) {
    let { pounds: said = 0, vat = "unstated" } = own;
    let reached = "";
    if (job) {
      const cost = costs.find(({ slug }) => slug === job);
      const prices = isOurs ? cost?.ours : cost;
      if (!cost || !prices) throw new BrokenExample(`expected prices in costs/${job}.yaml`, job);
      const typical = (isOurs ? usualOf(cost) : typicalOf(cost)).at(-1);
      said = typical ?? prices.high;
      vat = isOurs ? "included" : sourceOf(cost, typical ? "typical" : "high").vat;
    } else if (percent) {
      const whole = sumOf(of, "net");
      said = (whole * percent) / 100;
      reached = `${percent} per cent of ${pounds(whole)}`;
    }
    const hasVat = vat === "excluded" && !unregistered.includes(id);
    const added = hasVat ? `${reached ? "," : pounds(said)} and ${vatRate} per cent VAT` : "";
    done.push({
      id,
      line,
      // Our own prices include VAT: the net amount is without it.
      net: isOurs && job ? Math.round(said / (1 + vatRate / 100)) : said,
      amount: hasVat ? withVat(said) : said,
      how: [how, reached + added].filter(Boolean).join(": "),
    });
  }
  const subtotal = sumOf(
    done.map(({ id }) => id),
    "amount",
  );
  const base = sumOf(contingency.of, "amount");
  const spare = Math.round((base * contingency.percent) / 100);
  return {
    lines: done,
    subtotal,
    contingency: spare,
    contingencyHow: `${contingency.percent} per cent of ${pounds(base)}`,
    total: subtotal + spare,
  };
}

/** A worked example as a table of a text's tree. */
export function exampleTable(example: Example, costs: Cost[]): Table {
  const { lines, subtotal, contingency, contingencyHow, total } = addUp(example, costs);
  const row = (...cells: string[]): TableRow => ({
    type: "tableRow",
    children: cells.map((value) => ({ type: "tableCell", children: [{ type: "text", value }] })),
  });
  return {
    type: "table",
    children: [
      row("Line", "Amount", "How it’s reached"),
      ...lines.map(({ line, amount, how }) => row(line, pounds(amount), how)),
      row("Before contingency", pounds(subtotal), "The lines above"),
      row("Contingency", pounds(contingency), contingencyHow),
      row("To have in hand", pounds(total), ""),
    ],
  };
}
