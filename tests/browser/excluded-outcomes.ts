const sessionEnds = 'The session ends, and with it the members’ page on which the machine runs.';

/** The outcomes that are not run in a browser, by machine and by call or outcome, each with its reason. */
export const excludedOutcomes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bookingHistory: { 'loadBookings · bookings 401': sessionEnds, 'loadBookings · countBookings': 'The counts of a filter are cached by an earlier response, even if the list failed.' },
  login: { 'checkReservation · getSetting': 'The setting is part of the document, so the login page does not request it.' },
  otherSessions: { 'loadSessions · sessions 401': sessionEnds, 'endSessions · endSession 401': sessionEnds, 'endSessions · endOtherSessions 401': sessionEnds },
  ownData: { 'saveOwnData · ownData 401': sessionEnds },
  profileEdit: { 'checkPassword · checkPassword 401': sessionEnds, 'checkPassword · me 401': sessionEnds, 'saveProfile · modifyProfile 401': sessionEnds },
  session: { 'endSession · signOut 401': 'The API client reports the rejected token to the session before the call ends.' },
  withdrawal: { 'leave · leave 401': sessionEnds },
};
