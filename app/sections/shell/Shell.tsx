import { styled } from "@mui/material/styles";
import { Suspense, useRef, useState, type ReactNode, type Ref } from "react";
import type { Shell as ShellContent } from "../../content/shell.server.ts";
import { MobileMenu } from "../../widgets/MobileMenu/MobileMenu.tsx";
import { MegaMenuContents } from "../../widgets/MegaMenu/MegaMenuContents.tsx";
import { NavBar } from "../../widgets/NavBar/NavBar.tsx";
import { OpenNow } from "../../widgets/OpenNow/OpenNow.tsx";
import { SkipLink } from "../../widgets/SkipLink/SkipLink.tsx";
import { ToastProvider } from "../../widgets/Toast/ToastProvider.tsx";
import { partIds } from "../../lib/partIds.ts";
import { ContentsInBarContext, createContentsInBar } from "../page/contentsInBar.ts";
import { SectionBoundary } from "../page/SectionBoundary.tsx";
import { ShellContext } from "../page/useShell.ts";
import { PageDock } from "./PageDock.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import {
  RecordPages,
  SiteSearch,
  useSearchLink,
  type SearchHandle,
} from "../search/SiteSearch.tsx";

const quoteHref = "/#contact";

const Main = styled("main")({ display: "block", minHeight: "60vh" });

export type ShellProps = {
  /** Undefined only if the frame's own data failed to load. */
  shell: ShellContent | undefined;
  children: ReactNode;
};

type BeforePageProps = { shell: ShellContent; contents: Ref<HTMLDivElement> };

function BeforePage({ shell, contents }: BeforePageProps) {
  const search = useRef<SearchHandle>(null);
  const { contact, navigation } = shell;
  const bar = {
    items: navigation.main,
    labels: shell.labels,
    phone: contact.phone,
    phoneHref: contact.phoneHref,
    quoteHref,
    searchLink: useSearchLink(search),
  };
  return (
    <>
      <SkipLink />
      <SectionBoundary name="navigation" quiet>
        <NavBar
          name={contact.shortName}
          contents={contents}
          openNow={<OpenNow hours={contact.hours} short />}
          menu={
            <MegaMenuContents
              services={shell.menu}
              recentWork={shell.recentWork}
              labels={shell.labels}
              others={shell.others}
            />
          }
          {...bar}
        />
      </SectionBoundary>
      <SectionBoundary name="menu" quiet>
        <MobileMenu
          name={contact.shortName}
          openNow={<OpenNow hours={contact.hours} />}
          whatsappHref={contact.whatsappHref}
          services={shell.services}
          more={navigation.more}
          legal={navigation.legal}
          {...bar}
        />
      </SectionBoundary>
      <RecordPages />
      <SiteSearch ref={search} placeholder={shell.searchHint} />
    </>
  );
}

function AfterPage({ shell }: { shell: ShellContent }) {
  const { contact } = shell;
  return (
    // Hydrates after the page, in a separate commit (decision 21).
    <Suspense>
      <SectionBoundary name="footer">
        <SiteFooter shell={shell} />
      </SectionBoundary>
      <SectionBoundary name="dock" quiet>
        <PageDock contact={contact} />
      </SectionBoundary>
    </Suspense>
  );
}

/** What is seen round every page: skip link, navigation bar, mobile menu, footer, dock, toasts. */
export function Shell({ shell, children }: ShellProps) {
  const [contents] = useState(createContentsInBar);
  const main = (
    <Main id={partIds.mainContent} tabIndex={-1}>
      {children}
    </Main>
  );
  if (!shell) return main;
  return (
    <ShellContext value={shell}>
      <ToastProvider>
        <BeforePage shell={shell} contents={contents.ref} />
        <ContentsInBarContext value={contents}>{main}</ContentsInBarContext>
        <AfterPage shell={shell} />
      </ToastProvider>
    </ShellContext>
  );
}
