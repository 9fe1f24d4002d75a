/**
 * What belongs to the sample firm. Once another firm has moved in, the launch check looks for it in
 * what was built.
 */
export const sampleFirm = {
  name: "Longsmith Carpentry & Building",
  names: [
    "Longsmith",
    "longsmith.example",
    "07700 900 482",
    "447700900482",
    "Plumbline",
    "Keystone Trade Insurance",
  ],
  places: [
    "Gloucester",
    "Quedgeley",
    "Cheltenham",
    "Stroud",
    "Cirencester",
    "Tewkesbury",
    "Cotswolds",
    "Evesham",
    "Dursley",
    "Winchcombe",
    "Stow-on-the-Wold",
    "Moreton-in-Marsh",
  ],
  /** Beginnings of words of its trade, which may be the new firm's own. */
  trade: [
    "boot room",
    "carpent",
    "decking",
    "first fix",
    "joiner",
    "kitchen",
    "loft conversion",
    "oak",
    "second fix",
    "skirting",
    "stair",
    "timber",
    "wardrobe",
    "woodwork",
    "worktop",
  ],
};
