export * from "../../e2e/support/browser.ts";
