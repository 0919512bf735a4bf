/** The tests hold this sentence to the judged set. */
const MEASURED =
  'On the numbers that it is tested with, 444 of 444 verdicts are right and 392 of 394 numbers of scope 1 and 2 are found. On texts that it had not seen, 95.3 % of verdicts were right and 90.5 % of scope 1 and 2 were found.'

/** How often verdicts are right, where people read them. */
export const ErrorRate = () => (
  <p>
    <small>{MEASURED} Read both sides of a verdict before you rely on it.</small>
  </p>
)
