/** Places of labels moved apart, so that none is on another and none below the lowest place; in the order given. */
export function apart(places: readonly number[], room: number, lowest: number): readonly number[] {
  const moved = places.map((place) => Math.min(place, lowest))
  const downwards = places.map((_, index) => index).sort((a, b) => places[a]! - places[b]!)
  for (const [rank, index] of downwards.entries()) {
    const above = downwards[rank - 1]
    if (above !== undefined) moved[index] = Math.max(moved[index]!, moved[above]! + room)
  }
  let most = lowest
  for (const index of downwards.reverse()) {
    moved[index] = Math.min(moved[index]!, most)
    most = moved[index] - room
  }
  return moved
}
