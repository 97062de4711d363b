const blockedAtOnce = 'A window is blocked at the very press that asks for it, so that the state between the two is never seen.';
const leftForGood = 'The page leaves for the provider, and its recorder with it; the way there and back is in tests/e2e/verification-same-tab.test.ts and verification-cut-off.test.ts.';

/**
 * The transitions that no path takes in the browser on the running site, by machine and key, each with the reason why it cannot be.
 * A test of each machine fails when one is missing here, and when one is listed that is taken after all.
 */
export const notTaken: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  session: {
    'session · token.issued #1 [isRenewed] → (stays)': 'A token is renewed at the gate of the profile, which is not on these pages; its journey is in tests/e2e/renewed-token.test.ts.',
  },
  verification: {
    'verification.underWay · popup.blocked #1 [mustUseSameTab] → verification.leaving': blockedAtOnce,
    'verification.underWay · popup.blocked #2 → verification.alerting': blockedAtOnce,
    'verification.idle · sameTab.requested [isSameTabOffered] → verification.leaving': leftForGood,
    'verification.underWay.detached · sameTab.requested → verification.leaving': leftForGood,
    'verification.leaving · leaveForProvider done → verification.idle': leftForGood,
    'verification.leaving · leaveForProvider error → verification.alerting': leftForGood,
  },
};
