import { defineConfig } from "html-validate";

/** What every prerendered page is checked against. A rule that is off says why. */
export default defineConfig({
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y", "html-validate:document"],
  rules: {
    // React writes <br/> and the Markdown renderer <br>: both are HTML.
    "void-style": "off",
    // React writes <!DOCTYPE html> and Prettier <!doctype html>: both are HTML.
    "doctype-style": "off",
    // React writes async="" and the Markdown renderer disabled: both are HTML.
    "attribute-boolean-style": "off",
    // React writes a few attributes as it spells its properties; HTML ignores their case.
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    // React's useId starts with an underscore. HTML only forbids spaces.
    "valid-id": ["error", { relaxed: true }],
    // A picture's dominant colour and where the mega menu hangs are data, not design.
    "no-inline-style": "off",
    // The theme keeps every telephone link on one line, whatever spaces its number has.
    "tel-non-breaking": "off",
    // MUI's switch names some of its classes twice; HTML takes a list of classes for a set.
    "no-dup-class": "off",
    // Everything is of this origin, so there is nothing for a hash to protect.
    "require-sri": ["error", { target: "crossorigin" }],
  },
});
