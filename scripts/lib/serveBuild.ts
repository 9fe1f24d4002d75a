export * from "../../e2e/support/serveBuild.ts";
