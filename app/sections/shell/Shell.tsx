import { styled } from "@mui/material/styles";
import { Suspense, useRef, type ReactNode } from "react";
import type { Shell as ShellContent } from "../../content/shell.server.ts";
import { Dock } from "../../widgets/Dock/Dock.tsx";
import { MobileMenu } from "../../widgets/MobileMenu/MobileMenu.tsx";
import { NavBar } from "../../widgets/NavBar/NavBar.tsx";
import { SkipLink } from "../../widgets/SkipLink/SkipLink.tsx";
import { ToastProvider } from "../../widgets/Toast/ToastProvider.tsx";
import { ContactContext, FailureBoundary } from "../page/SectionBoundary.tsx";
import { SiteSearch, useSearchLinks, type SearchHandle } from "../search/SiteSearch.tsx";
import { SiteFooter } from "./SiteFooter.tsx";

const quoteHref = "/#contact";

const Main = styled("main")({ display: "block", minHeight: "60vh" });

export type ShellProps = {
  /** Absent only when the frame's own data could not be had. */
  shell: ShellContent | undefined;
  currentPath: string;
  children: ReactNode;
};

/** The frame of every page: skip link, navigation bar, mobile menu, the page, footer, dock, toasts. */
export function Shell({ shell, currentPath: requestedPath, children }: ShellProps) {
  // Prerendering asks for each page with a slash at its end, browsers without.
  const currentPath = requestedPath.replace(/(?<=.)\/$/, "");
  const search = useRef<SearchHandle>(null);
  const searchLinks = useSearchLinks(search);
  if (!shell) {
    return (
      <Main id="main-content" tabIndex={-1}>
        {children}
      </Main>
    );
  }
  const { contact, navigation } = shell;
  const call = { phone: contact.phone, phoneHref: contact.phoneHref, quoteHref };
  return (
    <ContactContext value={contact}>
      <ToastProvider>
        <SkipLink />
        <FailureBoundary name="navigation" quiet>
          <NavBar
            name={contact.shortName}
            items={navigation.main}
            currentPath={currentPath}
            menu={{ services: shell.menu, recentWork: shell.recentWork }}
            {...call}
            {...searchLinks}
          />
        </FailureBoundary>
        <FailureBoundary name="menu" quiet>
          <MobileMenu
            items={navigation.main}
            services={shell.services}
            more={[...navigation.more, ...navigation.legal]}
            currentPath={currentPath}
            {...call}
            {...searchLinks}
          />
        </FailureBoundary>
        <SiteSearch ref={search} currentPath={currentPath} contact={contact} />
        <Main id="main-content" tabIndex={-1}>
          {children}
        </Main>
        <FailureBoundary name="footer">
          <Suspense>
            <SiteFooter shell={shell} />
          </Suspense>
        </FailureBoundary>
        <FailureBoundary name="dock" quiet>
          <Dock
            currentPath={currentPath}
            words={contact.claims["site-visits"]?.words ?? ""}
            phone={contact.phone}
            phoneHref={contact.phoneHref}
            whatsappHref={contact.whatsappHref}
          />
        </FailureBoundary>
      </ToastProvider>
    </ContactContext>
  );
}
