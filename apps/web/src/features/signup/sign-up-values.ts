/** Everything a sign-up can ask for; each kind of user sees only their part. */
export interface SignUpValues {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly acceptedEula: boolean;
  readonly age: string;
  readonly locale: string;
  readonly careGiver: boolean;
  readonly webClinicianAssisted: boolean;
  readonly clinicianInfo: string;
  readonly clinicianEmail: string;
  readonly role: string;
  readonly setting: string;
  readonly privatePractice: boolean;
  readonly facilityName: string;
  readonly mailingAddress: string;
  readonly zipCode: string;
}

export const emptyValues: SignUpValues = {
  email: "",
  password: "",
  firstName: "",
  lastName: "",
  phoneNumber: "",
  acceptedEula: false,
  age: "",
  locale: "en",
  careGiver: false,
  webClinicianAssisted: false,
  clinicianInfo: "",
  clinicianEmail: "",
  role: "",
  setting: "",
  privatePractice: false,
  facilityName: "",
  mailingAddress: "",
  zipCode: "",
};
