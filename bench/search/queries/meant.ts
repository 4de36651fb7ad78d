/** Occupations that one word may mean. */
export const FORKLIFT = ['forklift-driver', 'reach-truck-driver'];
export const WAREHOUSE = ['warehouse-operative', 'picker-packer', 'warehouse-manager'];
export const WAREHOUSE_WORK = ['warehouse-operative', 'picker-packer'];
export const LORRY = ['hgv-class-1', 'hgv-class-2'];
export const DRIVER = [...LORRY, 'van-driver', 'bus-driver', ...FORKLIFT];
export const NURSE = ['registered-nurse', 'mental-health-nurse'];
export const CARE = ['care-assistant', 'home-carer'];
export const TEACHING_ASSISTANT = ['teaching-assistant', 'sen-teaching-assistant'];
export const TEACHER = ['primary-teacher', 'maths-teacher'];
export const CHEF = ['chef-de-partie', 'sous-chef', 'head-chef'];
export const DEVELOPER = [
  'software-developer',
  'react-developer',
  'javascript-developer',
  'java-developer',
  'python-developer',
  'dotnet-developer',
  'cpp-developer',
];
export const FRONT_END = ['react-developer', 'javascript-developer'];
export const MECHANIC = ['vehicle-technician', 'hgv-technician'];
