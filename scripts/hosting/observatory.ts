/**
 * Scores a response as Mozilla's HTTP Observatory does, following its published code:
 * https://github.com/mdn/mdn-http-observatory, `src/analyzer/tests` and `src/grader/charts.js`, as
 * of November 2026. It starts at 100; bonus points count only if 90 are left without them; 100 or
 * more is an A+.
 *
 * Three of its tests need the real domain: the redirect from http to https, a valid certificate,
 * and HSTS preloading. The first two are taken as passed and the last as not preloaded: 0 points.
 */
import type { IncomingHttpHeaders } from "node:http";

export type Finding = { test: string; points: number; why: string };

/** A policy's directives and their sources. */
function parsePolicy(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(";").flatMap((directive): [string, string[]][] => {
      const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/);
      return name ? [[name, sources]] : [];
    }),
  );
}

const broad = [
  "ftp:",
  "http:",
  "https:",
  "*",
  "http://*",
  "http://*.*",
  "https://*",
  "https://*.*",
];
const unsafe = [...broad, "'unsafe-inline'", "data:"];
const isHash = (source: string) => /^'(sha(256|384|512)|nonce)-/.test(source);

/** Scores the policy in the page: the one in a header can only add restrictions. */
function contentPolicy(html: string): Finding {
  const found = (points: number, why: string) => ({ test: "content policy", points, why });
  const content = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  if (!content) return found(-25, "none");
  const policy = parsePolicy(content);
  const sources = (name: string) => {
    const all = policy.get(name) ?? policy.get("default-src") ?? ["*"];
    // Browsers that support hashes ignore it.
    return all.some(isHash) ? all.filter((source) => source !== "'unsafe-inline'") : all;
  };
  const has = (name: string, bad: string[]) => sources(name).some((source) => bad.includes(source));
  if (has("script-src", unsafe) || has("object-src", broad)) return found(-20, "unsafe scripts");
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source)))
    return found(-20, "sources without encryption");
  if (has("script-src", ["'unsafe-eval'"]) || has("style-src", ["'unsafe-eval'"]))
    return found(-10, "eval");
  if (has("style-src", unsafe)) return found(0, "unsafe styles");
  const isClosed = policy.get("default-src")?.join() === "'none'";
  return isClosed ? found(10, "nothing unsafe, default none") : found(5, "nothing unsafe");
}

function framing(headers: IncomingHttpHeaders): Finding {
  const found = (points: number, why: string) => ({ test: "framing", points, why });
  const policy = parsePolicy(String(headers["content-security-policy"] ?? ""));
  if (policy.has("frame-ancestors")) return found(5, "frame-ancestors");
  const old = String(headers["x-frame-options"] ?? "").toLowerCase();
  return ["deny", "sameorigin"].includes(old) ? found(0, old) : found(-20, "none");
}

function referrer(headers: IncomingHttpHeaders): Finding {
  const found = (points: number, why: string) => ({ test: "referrer", points, why });
  const value = String(headers["referrer-policy"] ?? "");
  if (!value) return found(0, "none");
  const isPrivate = [
    "no-referrer",
    "same-origin",
    "strict-origin",
    "strict-origin-when-cross-origin",
  ].includes(value.split(",").at(-1)!.trim());
  return found(isPrivate ? 5 : -5, value);
}

function transport(headers: IncomingHttpHeaders): Finding {
  const found = (points: number, why: string) => ({ test: "https", points, why });
  const age = /max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1];
  if (age === undefined) return found(-20, "not required");
  return found(Number(age) >= 15_768_000 ? 0 : -10, `for ${age} s`);
}

function embedding(headers: IncomingHttpHeaders): Finding {
  const value = String(headers["cross-origin-resource-policy"] ?? "");
  const points = { "same-origin": 10, "same-site": 10, "cross-origin": 0, "": 0 }[value] ?? -5;
  return { test: "embedding", points, why: value || "none" };
}

function scripts(html: string): Finding {
  const foreign = [...html.matchAll(/<script[^>]* src="((?:https?:)?\/\/[^"]*)"/g)];
  const why = foreign.map(([, address]) => address).join(" ") || "own scripts only";
  return { test: "scripts", points: foreign.length === 0 ? 0 : -50, why };
}

/** The points for a response, test by test. */
export function observatory(headers: IncomingHttpHeaders, html: string): Finding[] {
  const sniffing = headers["x-content-type-options"] === "nosniff" ? 0 : -5;
  const cookies = headers["set-cookie"] === undefined ? 0 : -40;
  const sharing = headers["access-control-allow-credentials"] === undefined ? 0 : -50;
  return [
    contentPolicy(html),
    framing(headers),
    referrer(headers),
    transport(headers),
    embedding(headers),
    scripts(html),
    { test: "sniffing", points: sniffing, why: String(headers["x-content-type-options"]) },
    { test: "cookies", points: cookies, why: String(headers["set-cookie"] ?? "none") },
    { test: "sharing", points: sharing, why: "no credentials" },
  ];
}

/** The total score. */
export function score(findings: Finding[]): number {
  const sum = (points: number[]) => points.reduce((total, one) => total + one, 0);
  const points = findings.map((finding) => finding.points);
  const lost = 100 + sum(points.filter((one) => one < 0));
  return Math.max(0, lost >= 90 ? 100 + sum(points) : lost);
}
