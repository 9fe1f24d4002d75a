/** The page may run no code made from words; zod would try to, and do without. */
import { z } from "zod";

z.config({ jitless: true });
