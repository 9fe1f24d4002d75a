import { memo, useLayoutEffect, type ReactNode } from "react";
import { CurrentPath } from "./CurrentPath.tsx";
import { LoadingState } from "./LoadingState.tsx";
import { Shell, type ShellProps } from "./Shell.tsx";
import { useArrival } from "../../navigation/useArrival.ts";
import { useFollowLinks } from "../../navigation/useFollowLinks.ts";
import { useOpenDetails } from "../../navigation/useOpenDetails.ts";
import { useDialogs } from "./useDialogs.ts";

/** Signals to the bootstrap, tests and benchmarks that the page is hydrated. */
function useReportHydration() {
  // A layout effect: a click right after the commit is handled, and must not be replayed as an
  // early one.
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = "true";
    window.dispatchEvent(new Event("hydrated"));
  }, []);
}

/** Announces each page and hands it the focus; a leaf, so that the frame does not render for it. */
function Arrival() {
  return <div ref={useArrival()} role="status" className="visually-hidden" />;
}

export type FrameProps = {
  /** Undefined only if the frame's own data failed to load. */
  shell: ShellProps["shell"];
  children: ReactNode;
};

/**
 * What stays from page to page: the shell around the page, links followed, arrivals announced. It
 * renders once: what depends on the path reads it itself.
 */
export const Frame = memo(function Frame({ shell, children }: FrameProps) {
  useFollowLinks();
  useOpenDetails();
  useDialogs();
  useReportHydration();
  return (
    <>
      <CurrentPath>
        <Shell shell={shell}>
          <LoadingState />
          {children}
        </Shell>
      </CurrentPath>
      <Arrival />
    </>
  );
});
