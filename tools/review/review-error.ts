/** Expected failure of a review, with one line for its user. Anything else that is thrown is a defect. */
export class ReviewError extends Error {
  override readonly name = 'ReviewError';
}
