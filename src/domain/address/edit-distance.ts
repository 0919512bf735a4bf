/**
 * Edits between two texts, where an edit is a letter put in, left out, changed or swapped with its neighbour; Infinity
 * above `most`, which is found out early: nearly all pairs that a match compares are far apart.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  let start = 0
  let endA = a.length
  let endB = b.length
  while (start < endA && start < endB && a.charCodeAt(start) === b.charCodeAt(start)) start += 1
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA -= 1
    endB -= 1
  }
  return distanceWithin(a.slice(start, endA), b.slice(start, endB), most)
}

/** No name is longer; rows of this size are made once, for making them again took half of the time. */
const LONGEST = 255
const ROWS = [new Uint16Array(LONGEST + 1), new Uint16Array(LONGEST + 1), new Uint16Array(LONGEST + 1)]

function distanceWithin(a: string, b: string, most: number): number {
  if (b.length > LONGEST) return Number.POSITIVE_INFINITY
  for (let column = 0; column <= b.length; column += 1) ROWS[0]![column] = column
  for (let row = 1; row <= a.length; row += 1) {
    const current = ROWS[row % 3]!
    const before = ROWS[(row + 2) % 3]!
    const twoAgo = ROWS[(row + 1) % 3]!
    current[0] = row
    let least = row
    for (let column = 1; column <= b.length; column += 1) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
      let cost = Math.min(before[column]! + 1, current[column - 1]! + 1, before[column - 1]! + (same ? 0 : 1))
      const swapped =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      if (swapped) cost = Math.min(cost, twoAgo[column - 2]! + 1)
      current[column] = cost
      if (cost < least) least = cost
    }
    if (least > most) return Number.POSITIVE_INFINITY
  }
  const distance = ROWS[a.length % 3]![b.length]!
  return distance <= most ? distance : Number.POSITIVE_INFINITY
}

/** How many edits a text of this length may be away and still be meant. */
export const editsAllowed = (length: number): number => Math.min(3, Math.max(1, Math.floor(length / 4)))

/** 1 for the same text, less for each edit, and the less the shorter the text. */
export const agreementAfter = (edits: number, length: number): number =>
  1 - (0.6 * edits) / Math.max(1, length)
