const DAY_MS = 86_400_000

/** How long ago a day was, in the largest unit that says it well. */
export function ageText(day: string, today: Date = new Date()): string {
  const days = Math.floor((today.getTime() - Date.parse(`${day}T00:00:00Z`)) / DAY_MS)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 60) return `${days} days ago`
  if (days < 730) return `${Math.floor(days / 30.44)} months ago`
  return `${Math.floor(days / 365.25)} years ago`
}
