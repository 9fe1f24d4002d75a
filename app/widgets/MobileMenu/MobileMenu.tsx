import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { Suspense } from "react";
import { useCurrentPath } from "../currentPath.ts";
import { isOnBackdrop } from "../isOnBackdrop.ts";
import { CloseIcon, SearchIcon } from "../icons/icons.tsx";
import { PageLink } from "../../theme/PageLink.tsx";
import { LinkItems, type LinkItem } from "../LinkItems/LinkItems.tsx";
import { Brand } from "../NavBar/Brand.tsx";
import type { NavBarProps } from "../NavBar/NavBar.tsx";
import { closeMobileMenu, mobileMenuId } from "./menuDialog.ts";
import { Actions, Dialog, Top } from "./menuParts.ts";

export type MobileMenuProps = Omit<NavBarProps, "menu" | "labels"> & {
  labels: { call: string; quote: string; whatsapp: string; services: string; more: string };
  whatsappHref: string;
  /** Each with the address of its drawing. */
  services: { name: string; href: string; drawing: string }[];
  more: LinkItem[];
  /** In one line at the foot. */
  legal: LinkItem[];
};

/** Links, of which the one to the current page is marked. */
function Links({ links }: { links: LinkItem[] }) {
  return <LinkItems links={links} currentPath={useCurrentPath()} />;
}

/**
 * The menu of small screens: a native modal dialog, so the browser opens it, traps focus, makes the
 * page inert and closes it on Escape. Following a link closes it. Also a popover, which the browser
 * opens where it knows no `command` and scripts don't run.
 */
export function MobileMenu({
  name,
  openNow,
  items,
  services,
  more,
  legal,
  labels,
  whatsappHref,
  phone,
  phoneHref,
  quoteHref,
  searchLink,
}: MobileMenuProps) {
  return (
    <Dialog
      id={mobileMenuId}
      aria-label="Menu"
      popover="auto"
      onClick={(event) => {
        const { target } = event;
        const isOnLink = target instanceof Element && target.closest("a");
        if (isOnLink || isOnBackdrop(event)) closeMobileMenu();
      }}
    >
      {/* A Suspense boundary, so that the closed menu hydrates separately, or on the first click
          in it. */}
      <Suspense>
        <Top>
          <Brand name={name} />
          <IconButton
            {...{ component: "a", href: "/search" }}
            aria-label="Search"
            aria-haspopup="dialog"
            {...searchLink}
          >
            <SearchIcon />
          </IconButton>
          <IconButton
            aria-label="Close menu"
            {...{ command: "close", commandfor: mobileMenuId }}
            popoverTarget={mobileMenuId}
            popoverTargetAction="hide"
            onClick={closeMobileMenu}
          >
            <CloseIcon />
          </IconButton>
        </Top>
        <Actions>
          <Button href={phoneHref}>
            <span>{labels.call}</span> <small>{phone}</small>
          </Button>
          <Button variant="outlined" href={quoteHref}>
            {labels.quote}
          </Button>
          {openNow}
          <PageLink href={whatsappHref}>{labels.whatsapp}</PageLink>
        </Actions>
        <nav aria-label="Menu">
          <ul>
            <Links links={items.filter(({ megaMenu }) => !megaMenu)} />
          </ul>
          {/* Of the main pages, the one that has pages of its own heads them. */}
          <p id={`${mobileMenuId}-services`}>
            {items.some(({ megaMenu }) => megaMenu)
              ? items
                  .filter(({ megaMenu }) => megaMenu)
                  .map((item) => (
                    <PageLink key={item.href} href={item.href}>
                      {item.name}
                    </PageLink>
                  ))
              : labels.services}
          </p>
          <ul className="services" aria-labelledby={`${mobileMenuId}-services`}>
            <Links
              links={services.map(({ name: service, href, drawing }) => ({
                href,
                name: (
                  <>
                    <img src={drawing} alt="" width={104} height={52} loading="lazy" />
                    {service}
                  </>
                ),
              }))}
            />
          </ul>
          <p id={`${mobileMenuId}-more`}>{labels.more}</p>
          <ul aria-labelledby={`${mobileMenuId}-more`}>
            <Links links={more.filter(({ href }) => href !== "/search")} />
          </ul>
          <ul className="legal">
            <Links links={legal} />
          </ul>
        </nav>
      </Suspense>
    </Dialog>
  );
}
