import { defineConfig } from "html-validate";

/** Rules for every prerendered page. Each rule that is off has its reason. */
export default defineConfig({
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y", "html-validate:document"],
  rules: {
    // React writes <br/>, the Markdown renderer <br>: both are valid.
    "void-style": "off",
    // React writes <!DOCTYPE html>, Prettier <!doctype html>: both are valid.
    "doctype-style": "off",
    // React writes async="", the Markdown renderer disabled: both are valid.
    "attribute-boolean-style": "off",
    // React writes some attributes in camel case; HTML ignores case.
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    // React's useId starts with an underscore. HTML only forbids spaces.
    "valid-id": ["error", { relaxed: true }],
    // A picture's dominant colour and the mega menu's position are data, not design.
    "no-inline-style": "off",
    // The theme keeps telephone links on one line, whatever spaces the number has.
    "tel-non-breaking": "off",
    // Safari takes a list whose items are grids for no list; the role says that it is one.
    "no-redundant-role": ["error", { exclude: ["list"] }],
    // MUI's switch repeats some of its classes; HTML treats them as a set.
    "no-dup-class": "off",
    // All files are from this origin, so integrity hashes would protect nothing.
    "require-sri": ["error", { target: "crossorigin" }],
  },
});
