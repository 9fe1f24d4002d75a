import { useLayoutEffect, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useKeptPages } from "../../offline/useKeptPages.ts";
import { NextPage } from "./NextPage.tsx";
import { Shell } from "./Shell.tsx";
import { useArrival } from "../../navigation/useArrival.ts";
import { useCloseOnBack } from "../../navigation/useCloseOnBack.ts";
import { useFollowLinks } from "../../navigation/useFollowLinks.ts";
import { useKeepFocusInDialogs } from "./useKeepFocusInDialogs.ts";
import { useKeepWidthBehindDialogs } from "./useKeepWidthBehindDialogs.ts";
import { ShellContext, type ShellData } from "./useShell.ts";

/** Tells the bootstrap, tests and benchmarks that the page answers presses from now on. */
function useSayHydrated() {
  // In the commit itself: a press after it is answered, and must not be repeated as an early one.
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = "true";
    window.dispatchEvent(new Event("hydrated"));
  }, []);
}

export type FrameProps = {
  /** Absent only when the frame's own data could not be had. */
  shell: ShellData | undefined;
  children: ReactNode;
};

/** The frame with the page in it, and what happens on the way from one page to the next. */
export function Frame({ shell, children }: FrameProps) {
  const { pathname } = useLocation();
  const announcement = useArrival();
  useFollowLinks();
  useCloseOnBack();
  useKeepFocusInDialogs();
  useKeepWidthBehindDialogs();
  useSayHydrated();
  useKeptPages(shell?.keepsPages ?? false, pathname);
  return (
    <ShellContext value={shell}>
      <Shell shell={shell} currentPath={pathname}>
        <NextPage contact={shell?.contact} />
        {children}
      </Shell>
      <div ref={announcement} role="status" className="visually-hidden" />
    </ShellContext>
  );
}
