/** How far a day is: "today", "in 12 days", "3 days ago". */
export function daysLeft(days: number): string {
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  const many = Math.abs(days).toLocaleString('en-AU')
  return days > 0 ? `in ${many} days` : `${many} days ago`
}
