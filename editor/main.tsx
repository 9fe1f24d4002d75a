/** The editor's page: Keystatic, with forms made from the site's own schemas. */
import "./withoutEval.ts";
import { Keystatic } from "@keystatic/core/ui";
import { createRoot } from "react-dom/client";
import "@fontsource-variable/atkinson-hyperlegible-next";
import { editorConfig } from "./config.tsx";
import { focusFirstFault, showRefusal } from "./faults.ts";
import { fetchOwn } from "./fetchOwn.ts";
import type { Facts } from "./server/server.ts";
import "./editor.css";

const facts = (await (await fetchOwn("/api/facts")).json()) as Facts;
document.title = `Editor: ${facts.firm}`;
const page = document.createElement("div");
document.body.append(page);
createRoot(page).render(<Keystatic config={editorConfig(facts)} />);
focusFirstFault();
showRefusal();
