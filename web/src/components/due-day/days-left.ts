/** How far a day is: "today", "in 12 days", "3 days overdue". */
export function daysLeft(days: number): string {
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  const many = Math.abs(days).toLocaleString('en-AU')
  return days > 0 ? `in ${many} days` : `${many} ${days === -1 ? 'day' : 'days'} overdue`
}
