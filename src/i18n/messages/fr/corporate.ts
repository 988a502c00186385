import type * as english from '../en/corporate';
import type { Translation } from '../rooms';

export const corporate: Translation<typeof english> = {
  'corporate.tab.overview': 'Vue d’ensemble',
  'corporate.tab.employees': 'Employés',
  'corporate.tab.employees.help': 'Qui voyage, et où en est chaque budget de voyage.',
  'corporate.tab.approvals': 'Approbations',
  'corporate.tab.budget': 'Budget',
  'corporate.tab.budget.help': 'Ce qui est prévu, dépensé et disponible, par service.',
  'corporate.tab.policies': 'Règles',
  'corporate.tab.policies.help': 'Les règles que suit chaque voyage.',
  'corporate.tab.analytics': 'Analyses',
  'corporate.tab.analytics.help': 'La santé de votre programme de voyages.',
};
