import { styled } from "@mui/material/styles";
import Link from "@mui/material/Link";
import { lazy, Suspense } from "react";
import type { ShownTool } from "../../content/tools.server.ts";
import { MobileDisclosure } from "../../widgets/MobileDisclosure/MobileDisclosure.tsx";
import { Band } from "../page/Band.tsx";

// Lazy, so that only pages with a tool load its code.
const QuotesSheet = lazy(() => import("./QuotesSheet.tsx"));
const SampleQuote = lazy(() => import("./SampleQuote.tsx"));
const StairCalculator = lazy(() => import("./StairCalculator.tsx"));
const StorageCalculator = lazy(() => import("./StorageCalculator.tsx"));
const TimeChart = lazy(() => import("./TimeChart.tsx"));
const PermissionFlow = lazy(() => import("./PermissionFlow.tsx"));
const LabelledDrawing = lazy(() => import("./LabelledDrawing.tsx"));

const Rules = styled("p")(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: 20,
  color: theme.palette.text.secondary,
}));

/** So many jobs show a phone what the chart is. */
const inSight = 3;

function Part({ tool }: { tool: ShownTool }) {
  switch (tool.kind) {
    case "quotes":
      return <QuotesSheet {...tool} />;
    case "quote":
      return (
        <MobileDisclosure summary="The quote, line by line">
          <SampleQuote {...tool} />
        </MobileDisclosure>
      );
    case "stairs":
      return <StairCalculator {...tool} />;
    case "storage":
      return <StorageCalculator {...tool} />;
    case "times":
      return (
        <>
          <TimeChart {...tool} jobs={tool.jobs.slice(0, inSight)} />
          {tool.jobs.length > inSight && (
            <MobileDisclosure summary={`How long ${tool.jobs.length - inSight} more jobs take`}>
              <TimeChart {...tool} jobs={tool.jobs.slice(inSight)} isRest />
            </MobileDisclosure>
          )}
        </>
      );
    case "permission":
      return <PermissionFlow {...tool} />;
    default:
      return <LabelledDrawing {...tool} />;
  }
}

/**
 * A page's tools, each in a band with the rules it is based on. The band's anchor is the name of
 * the content file.
 */
export function ToolBands({ tools }: { tools: ShownTool[] }) {
  return tools.map((tool) => (
    <Band key={tool.id} id={tool.id} title={tool.title} text={tool.lead} flush>
      {/* What stands below stays where it is until the tool's code has come. */}
      <Suspense fallback={<div style={{ minHeight: "100vh" }} />}>
        <Part tool={tool} />
      </Suspense>
      <Rules>
        <span>Based on </span>
        {tool.rules.map(({ source, url, paragraph }, at) => (
          <span key={url}>
            <Link href={url}>{source}</Link>
            <span>{`, ${paragraph}${at < tool.rules.length - 1 ? "; " : "."}`}</span>
          </span>
        ))}
        <span>{` Read on ${tool.rules[0]!.read}.`}</span>
      </Rules>
    </Band>
  ));
}
