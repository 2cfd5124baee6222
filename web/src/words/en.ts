/** The page's own words. Other languages have the same keys, in a file beside this one. */

const en = {
  cutpurse: "Cutpurse",
  loading: "One moment.",
  "face-down card": "face-down card",
  "not here": "There is nothing at this address.",
  "all games": "All games",
  "pip.coin": ["{n} coin", "{n} coins"],
  "pip.gray": ["{n} gray coin", "{n} gray coins"],
  "pip.fingerprint": ["{n} fingerprint", "{n} fingerprints"],
  "pip.block": ["{n} block", "{n} blocks"],
  "pip.chip": ["{n} chip", "{n} chips"],
  "pip.other": ["{n} of these", "{n} of these"],
} as const;

export default en;
