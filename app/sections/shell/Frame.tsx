import { Fragment, useLayoutEffect, type ReactNode } from "react";
import { useLocation } from "react-router";
import { NextPage } from "./NextPage.tsx";
import { Shell, type ShellProps } from "./Shell.tsx";
import { useArrival } from "../../navigation/useArrival.ts";
import { useCloseOnBack } from "../../navigation/useCloseOnBack.ts";
import { useFollowLinks } from "../../navigation/useFollowLinks.ts";
import { useKeepFocusInDialogs } from "./useKeepFocusInDialogs.ts";
import { useKeepWidthBehindDialogs } from "./useKeepWidthBehindDialogs.ts";
import { ShellContext } from "./useShell.ts";

/** Signals to the bootstrap, tests and benchmarks that the page is hydrated. */
function useReportHydration() {
  // A layout effect: a click right after the commit is handled, and must not be replayed as an
  // early one.
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = "true";
    window.dispatchEvent(new Event("hydrated"));
  }, []);
}

export type FrameProps = {
  /** Undefined only if the frame's own data failed to load. */
  shell: ShellProps["shell"];
  children: ReactNode;
};

/** The frame around the page, and the handling of navigation between pages. */
export function Frame({ shell, children }: FrameProps) {
  const { pathname } = useLocation();
  // Before `useArrival`, because a closing dialog restores focus.
  useCloseOnBack();
  const announcement = useArrival();
  useFollowLinks();
  useKeepFocusInDialogs();
  useKeepWidthBehindDialogs();
  useReportHydration();
  return (
    <ShellContext value={shell}>
      <Shell shell={shell} currentPath={pathname}>
        <NextPage contact={shell?.contact} />
        {/* Pages of one kind share no state: no picture, no message stays behind. */}
        <Fragment key={pathname}>{children}</Fragment>
      </Shell>
      <div ref={announcement} role="status" className="visually-hidden" />
    </ShellContext>
  );
}
