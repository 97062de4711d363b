const sessionEnds = 'The session ends, and with it the page for members on which the machine runs.';

/** The outcomes that are not tried in a browser, by machine and by call or outcome, each with its reason. */
export const leftOutcomes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bookingHistory: { 'loadBookings · bookings 401': sessionEnds, 'loadBookings · countBookings': 'The numbers of a filter are cached once they were answered, beside a list that failed.' },
  login: { 'checkReservation · getSetting': 'The setting comes with the document, so that a login makes no call for it.' },
  otherSessions: { 'loadSessions · sessions 401': sessionEnds, 'endSessions · endSession 401': sessionEnds, 'endSessions · endOtherSessions 401': sessionEnds },
  ownData: { 'saveOwnData · ownData 401': sessionEnds },
  profileEdit: { 'checkPassword · checkPassword 401': sessionEnds, 'checkPassword · me 401': sessionEnds, 'saveProfile · modifyProfile 401': sessionEnds },
  session: { 'endSession · signOut 401': 'The client tells the session first that its token was rejected.' },
  withdrawal: { 'leave · leave 401': sessionEnds },
};
