const blockedAtOnce = 'A pop-up is blocked within the click that opens it, so the state in between is never visible.';
const leftForGood = 'The tab navigates to the provider, which ends the recorder; navigating there and back is tested in tests/e2e/verification-same-tab.test.ts and verification-cut-off.test.ts.';

/**
 * The transitions that no path can take in a browser on the running site, by machine and key, each with its reason.
 * A test of each machine fails if one is missing here, and if a listed one is taken.
 */
export const excludedTransitions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  idCheck: {
    'idCheck.starting · always #1 [hasCheckedId] → idCheck.checked': 'It happens at a return to the form of the sign-up; the paths of the sign-up go back from the form and return to it.',
  },
  session: {
    'session · token.issued #1 [isRenewed] → (stays)': 'A token is renewed by the password check of the profile, which these pages do not have; tests/e2e/renewed-token.test.ts covers it.',
  },
  verification: {
    'verification.underWay · popup.blocked #1 [mustUseSameTab] → verification.leaving': blockedAtOnce,
    'verification.underWay · popup.blocked #2 → verification.alerting': blockedAtOnce,
    'verification.underWay.waiting · popup.refused → verification.alerting': 'The policy refuses a window only if the provider has moved, as in the trial moved-vendor.',
    'verification.idle · sameTab.requested [isSameTabOffered] → verification.leaving': leftForGood,
    'verification.underWay.detached · sameTab.requested → verification.leaving': leftForGood,
    'verification.leaving · leaveForProvider done → verification.idle': leftForGood,
    'verification.leaving · leaveForProvider error → verification.alerting': leftForGood,
  },
};
