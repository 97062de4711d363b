const noCall = 'Copying a link asks the server for nothing.';
const ofCode = 'What is asked for is a file of code: it has no JSON.';
const ofWindow = 'The window of the verification does not even open then: that is tried by itself.';
const ofPage = 'The page itself is asked for, which the browser answers for.';

/** The trials that are excluded, by flow and fault, each with the reason why it makes no sense. A flow without third parties never runs without them. */
export const excludedTrials: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  share: {
    'it answers after 30 seconds': noCall,
    'it fails, answers, and fails': noCall,
    'the line is cut in mid-answer': noCall,
    'a proxy answers with its 502 page': noCall,
    'a proxy answers with a page as if all were well': noCall,
    'half a JSON arrives': noCall,
  },
  'booking history: the file': { 'half a JSON arrives': ofCode },
  'postcode search': { 'half a JSON arrives': ofCode },
  'find ID: the id': { 'the server is down': ofWindow },
  'verification: its answer': { 'the server is down': ofWindow },
  'sign-out': { 'the server is down': ofPage },
  'session: a token that is over': {
    'the server is down': ofPage,
    'it answers after 30 seconds': 'A last try that is still on its way is answered as the fault ends, which tells by itself that the token is over.',
    'the storage is forbidden': 'Where nothing is kept there is no token of an earlier visit.',
  },
  'dormant account': {
    'the server is down': ofPage,
    'the storage is forbidden': 'Where nothing is kept, who asks for the page anew is nobody.',
  },
  FAQ: { 'the server is down': ofPage },
  popups: { 'the server is down': ofPage },
  'membership information': { 'the server is down': ofPage },
};
