/** A facility of a club: its kind, capacity, opening hours and location. */
export type Facility = {
  id: number;
  name: string;
  nameEn: string;
  category: string;
  /** The number of seats, lockers or bays; null if that does not apply. */
  capacity: string | null;
  hours: string;
  phone: string;
  location: string;
  description: string;
};

/** The category of a facility, and its capacity if it has one. */
export const kindOf = ({ category, capacity }: Pick<Facility, 'category' | 'capacity'>) =>
  capacity ? `${category}, ${capacity}` : category;
