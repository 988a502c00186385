import type { Formatters } from '../../formatters.js';
import { en } from '../../grammar-en.js';

export const actionMessages = {
  /** What a button does whose answer takes a while, for screen readers. */
  'action.working': 'Working',
  /** Title of a message: what was pressed has not been done. */
  'action.failed': 'That did not work',
  /** Under it, where nobody says why. */
  'action.nothing-changed': 'Nothing has changed. Check your connection and try again.',
  /** Button of what was not done. At most 14 characters. */
  'action.try-again': 'Try again',
  /** Its name for screen readers. @param of - what was not done */
  'action.try-again-of': (of: string): string => `Try again: ${of}`,
  /** Button that takes back what was done. At most 14 characters. */
  'action.undo': 'Undo',
  /** Its name for screen readers. @param of - what is taken back */
  'action.undo-of': (of: string): string => `Undo: ${of}`,
};

export const saveMessages = {
  /** What a Save button does, for screen readers, and what it says afterwards. */
  'save.saving': 'Saving',
  'save.saved': 'Saved',
  /** Its name for screen readers. @param title - what is saved */
  'save.saved-of': (title: string): string => `Saved ${title}`,
  /** Where that failed. @param title - what was to be saved */
  'save.failed': (title: string): string => `Could not save ${title}`,
};

export const redeemMessages = {
  /** What a Redeem button does, for screen readers. */
  'redeem.redeeming': 'Redeeming',
  /** @param title - of the reward */
  'redeem.failed': (title: string): string => `Could not redeem ${title}`,
};

/** A logout that failed (spec: 8.logout). */
export const logoutMessages = {
  'logout.failed': 'Logout Failed',
  'logout.try-again': 'Unable to logout. Please try again.',
};

export const dialogMessages = {
  /** Button in the corner of a dialog. */
  'dialog.close': 'Close',
};

export const confirmMessages = {
  /** Button that closes a question without doing anything. At most 12 characters. */
  'confirm.cancel': 'Cancel',
};

export const dateRangeMessages = {
  /** Labels of the two fields of a span of days. At most 14 characters. */
  'date-range.from': 'From',
  'date-range.to': 'To',
  /** Error of a span that ends before it starts. */
  'date-range.order': 'The last day is before the first.',
};

/** A row that waits for a decision, while it is decided. */
export const decisionMessages = {
  /** What the buttons do, for screen readers. @param of - whose it is */
  'decision.approving': (of: string): string => `Approving ${of}`,
  'decision.declining': (of: string): string => `Declining ${of}`,
  /** What a row says that was decided: the first word is strong. */
  'decision.approved': 'Approved',
  'decision.declined': 'Declined',
  /** @param decision - 'Approved' @param of - 'Ana Vuki, Honiara, $2,340' */
  'decision.done': (decision: string, of: string): string => `${decision} · ${of}.`,
  /** @param reason - 'Over budget' */
  'decision.because': (reason: string): string => `Reason: ${reason}.`,
  /** Why something was declined: a reason that was chosen, and a note. */
  'decision.reason-and-note': (reason: string, note: string): string => `${reason}, ${note}`,
  /** What is strong in a row whose decision did not reach the server. */
  'decision.not-approved': 'Your approval was not saved.',
  'decision.not-declined': 'Your decision was not saved.',
  'decision.not-undone': 'Your decision could not be undone.',
  /** After it. @param name - who asks */
  'decision.pending.request': (name: string): string => `The request of ${name} is still pending.`,
  'decision.pending.application': (name: string): string => `The application of ${name} is still pending.`,
  /** What stands, where it could not be undone: 'Ana Vuki: Approved'. @param name - who asks */
  'decision.stands': (decision: string, name: string): string => `${name}: ${decision}`,
  /** Button that closes the question without deciding. At most 12 characters. */
  'decision.cancel': 'Cancel',
};

/** Asking why something is declined. */
export const whyMessages = {
  /** Before the reasons. @param name - who asks */
  'why.title': (name: string): string => `Reason for ${name}`,
  /** Reasons to choose from. At most 24 characters each. */
  'why.request.over-budget': 'Over budget',
  'why.request.wrong-dates': 'Wrong dates',
  'why.request.not-needed': 'Not needed now',
  'why.application.experience': 'Too little experience',
  'why.application.expertise': 'Other skills needed',
  'why.application.full': 'Team is complete',
  /** In a field that may stay empty. */
  'why.note': 'Add a note, optional',
  /** Its name. @param name - who asks */
  'why.note-to': (name: string): string => `Note to ${name}, optional`,
  /** Error where there is neither reason nor note. */
  'why.missing': 'Choose a reason or write a note.',
};

/** What a decision leaves of a budget. */
export const budgetAfterMessages = {
  /** @param name - of a department @param share - '86%', shown strong */
  'budget-after.share': (name: string, share: string): string => `${name} after: ${share}`,
  /** Name of the bar. @param used - '80%' @param after - '86%' */
  'budget-after.bar': (name: string, used: string, after: string): string =>
    `${name}: ${used} used, ${after} with this request`,
  /** @param left - '$6,060' @param total - '$42,000' */
  'budget-after.left': (left: string, total: string): string => `${left} left of ${total}`,
  /** @param over - by how much: '$1,200' @param total - '$42,000' */
  'budget-after.over': (over: string, total: string): string => `${over} over ${total}`,
  /** After a decision. */
  'budget-after.now': (name: string, share: string): string => `${name} is now at ${share}.`,
};

/** Several rows decided at once. */
export const bulkMessages = {
  /** Name of a checkbox in a row. @param of - whose row it is */
  'bulk.select': (of: string): string => `Select ${of}`,
  /** Name of the bar with what can be done with the rows that are chosen. */
  'bulk.actions': 'Actions for the selected rows',
  /** How many rows are chosen, on that bar. */
  'bulk.selected': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `${format.number(count)} selected`,
      other: `${format.number(count)} selected`,
    }),
  /** Beside it. @param cost - of those that are selected @param left - what they leave of the budget */
  'bulk.leaves': (cost: string, left: string): string => `${cost}, leaves ${left} of this month’s budget`,
  /** Buttons, for as many rows as are chosen. At most 22 characters. */
  'bulk.approve': (format: Formatters, count: number): string =>
    en.plural(count, { '=1': 'Approve', '=2': 'Approve both', other: `Approve ${format.number(count)}` }),
  'bulk.decline': (format: Formatters, count: number): string =>
    en.plural(count, { '=1': 'Decline', '=2': 'Decline both', other: `Decline ${format.number(count)}` }),
  /** Button that chooses no row any more. At most 22 characters. */
  'bulk.clear': 'Clear',
  /** In the place of a name, where a reason is asked for several. */
  'bulk.why': 'Reason for all',
  /** Name of the field for that reason in own words. */
  'bulk.note-to-all': 'Note to all, optional',
};

/** Messages in the corner after a decision. */
export const decisionToasts = {
  'decided.request.approve': 'Request approved',
  'decided.request.decline': 'Request declined',
  'decided.application.approve': 'Application approved',
  'decided.application.decline': 'Application declined',
  'decided.many.approve': (format: Formatters, count: number): string =>
    en.plural(count, { one: `${format.number(count)} approved`, other: `${format.number(count)} approved` }),
  'decided.many.decline': (format: Formatters, count: number): string =>
    en.plural(count, { one: `${format.number(count)} declined`, other: `${format.number(count)} declined` }),
  'decided.failed': 'Could not save the decision',
  /** @param name - who asks */
  'decided.still-pending': (name: string): string => `${name} is still pending.`,
  /** @param of - what is as it was: 'Ana Vuki, Honiara, $2,340' */
  'decided.undone': (of: string): string => `Undone: ${of}`,
};
