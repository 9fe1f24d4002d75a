import preview from "../../.storybook/preview.tsx";
import Button from "@mui/material/Button";
import { QueryClient, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryPolicy } from "../../app/sections/search/useSearchEngine.ts";

const client = new QueryClient();

/** Fails each time, and counts how often. */
const fail = () => {
  const { dataset } = document.body;
  dataset["attempts"] = String(Number(dataset["attempts"] ?? 0) + 1);
  throw new Error("It never works");
};

/** Asks more often than the site does, so that the longest wait is reached. */
function AskOften() {
  const [asked, setAsked] = useState(false);
  useQuery(
    { ...queryPolicy, queryKey: ["never"], queryFn: fail, retry: 8, enabled: asked },
    client,
  );
  return <Button onClick={() => setAsked(true)}>Ask nine times</Button>;
}

const meta = preview.meta({ title: "Sections/Search/SearchPolicy", component: AskOften });

export const WaitsGrowToTheLongest = meta.story({
  parameters: { visual: { screens: ["phone"] } },
});
