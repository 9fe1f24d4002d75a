import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from "web-vitals";
import { expect, test, vi } from "vitest";
import { startMetrics } from "./report.ts";

vi.mock("web-vitals");

// Whether a browser takes a click for a navigation is its own judgement, so it's played here.
test("metrics name their page: the one opened, or one gone to from there", () => {
  const sent: string[] = [];
  vi.stubGlobal("location", new URL("https://example.test/faq?from=a-friend"));
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("innerWidth", 390);
  vi.stubGlobal("innerHeight", 844);
  vi.stubGlobal("navigator", {
    sendBeacon: (_url: string, fields: URLSearchParams) =>
      sent.push(["event_name", "page", "href"].map((name) => fields.get(name)).join(" ")),
  });
  vi.stubGlobal("localStorage", { getItem: () => null });
  startMetrics("https://metrics.test/collect");
  const report = (listen: typeof onLCP, metric: Partial<Metric>) =>
    vi.mocked(listen).mock.calls[0]![0](metric as Parameters<Parameters<typeof onLCP>[0]>[0]);

  report(onLCP, { name: "LCP", value: 900, navigationType: "navigate" });
  report(onLCP, {
    name: "LCP",
    value: 120,
    navigationType: "soft-navigation",
    navigationURL: "https://example.test/trust?a=b#c",
  });
  expect(sent).toEqual([
    "LCP /faq https://example.test/faq",
    "LCP /trust https://example.test/trust",
  ]);
  for (const listen of [onLCP, onCLS, onINP])
    expect(listen).toHaveBeenCalledWith(expect.any(Function), { reportSoftNavs: true });
  for (const listen of [onFCP, onTTFB]) expect(listen).toHaveBeenCalledTimes(1);
});
