import { styled } from "@mui/material/styles";
import { memo, useDeferredValue, useRef, type ReactNode } from "react";
import type { Shell as ShellContent } from "../../content/shell.server.ts";
import { isSlowDevice } from "./slowDevice.ts";
import { Dock } from "../../widgets/Dock/Dock.tsx";
import { MobileMenu } from "../../widgets/MobileMenu/MobileMenu.tsx";
import { NavBar } from "../../widgets/NavBar/NavBar.tsx";
import { SkipLink } from "../../widgets/SkipLink/SkipLink.tsx";
import { Standing } from "../../widgets/StaticHtml/Standing.tsx";
import { ToastProvider } from "../../widgets/Toast/ToastProvider.tsx";
import { ContactContext, FailureBoundary } from "../page/SectionBoundary.tsx";
import { SiteSearch, useSearchLinks, type SearchHandle } from "../search/SiteSearch.tsx";

const quoteHref = "/#contact";

const Main = styled("main")({ display: "block", minHeight: "60vh" });

export type ShellProps = {
  /** Absent only when the frame's own data could not be had. */
  shell: ShellContent | undefined;
  currentPath: string;
  children: ReactNode;
} & StandingParts;

type PartProps = { shell: ShellContent; currentPath: string };

/** Parts that need no script (Standing.tsx): given where a page is drawn whole, at build time. */
export type StandingParts = {
  /** What the services menu holds. */
  menu?: ReactNode;
  footer?: ReactNode;
};

const callOf = ({ contact }: ShellContent) => ({
  phone: contact.phone,
  phoneHref: contact.phoneHref,
  quoteHref,
});

// A visit to the next page renders the frame several times, a filter too: what stands around the
// page has nothing to say to that, and is left as it is until the page is another one.

const Top = memo(function Top({
  shell,
  currentPath,
  menu,
  ...searchLinks
}: PartProps & Pick<StandingParts, "menu"> & ReturnType<typeof useSearchLinks>) {
  const { contact, navigation } = shell;
  return (
    <>
      <FailureBoundary name="navigation" quiet>
        <NavBar
          name={contact.shortName}
          items={navigation.main}
          currentPath={currentPath}
          menu={menu}
          {...callOf(shell)}
          {...searchLinks}
        />
      </FailureBoundary>
      <FailureBoundary name="menu" quiet>
        <MobileMenu
          items={navigation.main}
          services={shell.services}
          more={[...navigation.more, ...navigation.legal]}
          currentPath={currentPath}
          {...callOf(shell)}
          {...searchLinks}
        />
      </FailureBoundary>
    </>
  );
});

const Bottom = memo(function Bottom({
  shell,
  currentPath,
  footer,
}: PartProps & Pick<StandingParts, "footer">) {
  const { contact } = shell;
  return (
    <>
      <FailureBoundary name="footer">
        <Standing id="foot">{footer}</Standing>
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
    </>
  );
});

/** The frame of every page: skip link, navigation bar, mobile menu, the page, footer, dock, toasts. */
export function Shell({ shell, currentPath: requestedPath, menu, footer, children }: ShellProps) {
  // Prerendering asks for each page with a slash at its end, browsers without.
  const currentPath = requestedPath.replace(/(?<=.)\/$/, "");
  // On a slow device the new page comes first, and then what its address changes around it.
  const settledPath = useDeferredValue(currentPath);
  const search = useRef<SearchHandle>(null);
  const searchLinks = useSearchLinks(search);
  if (!shell) {
    return (
      <Main id="main-content" tabIndex={-1}>
        {children}
      </Main>
    );
  }
  const { contact } = shell;
  const part = { shell, currentPath: isSlowDevice() ? settledPath : currentPath };
  return (
    <ContactContext value={contact}>
      <ToastProvider>
        <SkipLink />
        <Top {...part} menu={menu} {...searchLinks} />
        <SiteSearch
          ref={search}
          currentPath={currentPath}
          contact={contact}
          hint={shell.searchHint}
        />
        <Main id="main-content" tabIndex={-1}>
          {children}
        </Main>
        <Bottom {...part} footer={footer} />
      </ToastProvider>
    </ContactContext>
  );
}
