export const SECRET_KEY = '4f0c6c1d5b8e27a93e14d0b7f6a2958cd1e3b07a64f82c59';
