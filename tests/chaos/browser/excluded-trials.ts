const sendsNoRequest = 'Copying a link sends no request.';
const requestsScript = 'The request is for a JavaScript file, not for JSON.';
const needsWindow = 'The verification window does not open at all in that case, which has its own trial.';
const requestsDocument = 'The request is for the page itself, for which the browser shows its own error.';

/**
 * The trials that are excluded, by flow and fault, each with the reason why it makes no sense. A flow without third
 * parties never runs without them.
 */
export const excludedTrials: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  share: {
    'it answers after 30 seconds': sendsNoRequest,
    'it fails, answers, and fails': sendsNoRequest,
    'the line is cut in mid-answer': sendsNoRequest,
    'a proxy answers with its 502 page': sendsNoRequest,
    'a proxy answers with a page as if all were well': sendsNoRequest,
    'half a JSON arrives': sendsNoRequest,
  },
  'booking history: the file': { 'half a JSON arrives': requestsScript },
  'postcode search': {
    'half a JSON arrives': requestsScript,
    'it answers after 30 seconds': 'After 10 s of silence the address can be typed, which is no error (moved-vendor).',
  },
  'find ID: the id': { 'the server is down': needsWindow },
  'verification: its answer': { 'the server is down': needsWindow },
  'sign-out': { 'the server is down': requestsDocument },
  'session: a token that is over': {
    'the server is down': requestsDocument,
    'it answers after 30 seconds':
      'A pending retry gets its response when the fault ends, and thereby reveals that the token has expired.',
    'the storage is forbidden': 'Without storage there is no token of an earlier visit.',
  },
  'dormant account': {
    'the server is down': requestsDocument,
    'the storage is forbidden': 'Without storage, a reload of the page logs the user out.',
  },
  FAQ: { 'the server is down': requestsDocument },
  popups: { 'the server is down': requestsDocument },
  'membership information': { 'the server is down': requestsDocument },
};
