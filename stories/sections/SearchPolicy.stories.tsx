import preview from "../../.storybook/preview.tsx";
import { QueryClient, useQuery } from "@tanstack/react-query";
import { queryPolicy } from "../../app/sections/search/useSearchEngine.ts";

const client = new QueryClient();

/** Fails each time, and marks when. */
const fail = () => {
  performance.mark("attempt");
  throw new Error("It never works");
};

/** Asks more often than the site does, so that the longest wait is reached. */
function AskOften() {
  useQuery({ ...queryPolicy, queryKey: ["never"], queryFn: fail, retry: 8 }, client);
  return <p>Asks nine times, ever more seldom.</p>;
}

const meta = preview.meta({ title: "Sections/SearchPolicy", component: AskOften });

export const WaitsGrowToTheLongest = meta.story({
  parameters: { visual: { screens: ["phone"] } },
});
