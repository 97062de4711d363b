/** A place of a club: what it is, how many it takes, when it is open, where it is. */
export type Facility = {
  id: number;
  name: string;
  nameEn: string;
  category: string;
  /** How many seats, lockers or bays; null where there is nothing to count. */
  capacity: string | null;
  hours: string;
  phone: string;
  location: string;
  description: string;
  picture: string;
};
