/** Only a place of this app: a link must not be able to send anyone elsewhere after signing in. */
export const ownPlace = (place: string | null): string =>
  place !== null && /^\/(?![/\\])/.test(place) ? place : '/'
