/** What stands for the name of someone whose personal data was erased. It tells people apart and says nothing about them. */
export const pseudonymOf = (memberId: string): string => `Former member ${memberId.slice(-4)}`
