/** Our own rules for oxlint. */
import * as oneWay from "./oneWay.ts";
import * as onlyTheTheme from "./onlyTheTheme.ts";
import * as privateNames from "./privateNames.ts";
import * as textOfItsOwn from "./textOfItsOwn.ts";

export default {
  meta: { name: "site" },
  rules: {
    "one-way": oneWay,
    "only-the-theme": onlyTheTheme,
    "private-names": privateNames,
    "text-of-its-own": textOfItsOwn,
  },
};
