import { useMatches } from "react-router";
import type { Contact } from "../../content/contact.ts";
import { whatsappAbout } from "../../lib/contactLinks.ts";
import { useShell } from "../page/useShell.ts";
import { Dock } from "../../widgets/Dock/Dock.tsx";
import { OpenNow } from "../../widgets/OpenNow/OpenNow.tsx";

/** The subject of the page shown: what its loader returns as `about`. Messages begun on the page name it. */
const useSubject = () => (useMatches().at(-1)?.loaderData as { about?: string } | undefined)?.about;

/** The dock, whose WhatsApp links name the page's subject as those within the page do. */
export function PageDock({ contact }: { contact: Contact }) {
  const { labels, tabs } = useShell();
  return (
    <Dock
      labels={labels}
      tabs={tabs}
      words={contact.promises.visit ?? ""}
      openNow={<OpenNow hours={contact.hours} short />}
      phone={contact.phone}
      phoneHref={contact.phoneHref}
      whatsappHref={whatsappAbout(contact, useSubject())}
    />
  );
}
